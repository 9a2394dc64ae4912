import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in for the children while they cannot be shown; `retry` shows them again. */
  render: (error: unknown, retry: () => void) => ReactNode;
  /** Another value is another place: its error is its own. */
  place?: string;
}
interface State {
  failed: boolean;
  error?: unknown;
  place?: string;
}

/** Keeps an error in its place: what is around it goes on. */
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
