import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The props of a form's input that describe its field. */
export interface InputProps {
  source?: string;
  /** Name of the label list among the texts (ChoiceInput). */
  of?: string;
  labels?: readonly string[];
  children?: ReactNode;
}

/** Finds the input of a field, at any depth among a form's inputs. */
export function inputOf(inputs: ReactNode, source: string): ReactElement<InputProps> | undefined {
  for (const node of Children.toArray(inputs)) {
    if (!isValidElement<InputProps>(node)) continue;
    const found = node.props.source === source ? node : inputOf(node.props.children, source);
    if (found) return found;
  }
  return undefined;
}
