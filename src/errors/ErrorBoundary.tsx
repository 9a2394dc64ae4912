import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered in place of the children after an error; `retry` renders them again. */
  render: (error: unknown, retry: () => void) => ReactNode;
  /** A new value resets the boundary. */
  place?: string;
}
interface State {
  failed: boolean;
  error?: unknown;
  place?: string;
}

/** Contains an error: content outside the boundary is unaffected. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  private readonly retry = () => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    const { children, render } = this.props;
    return this.state.failed ? render(this.state.error, this.retry) : children;
  }
}
