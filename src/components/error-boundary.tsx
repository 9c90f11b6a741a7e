import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Stands in for children that broke or whose code can't be loaded; nothing when absent. */
  Fallback?: ComponentType<{ error: unknown }>;
  /** Another value lets the children try again. */
  resetKey?: string;
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
  resetKey?: string;
}

/** Keeps what breaks inside it from taking the page along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    if (!failure) return children;
    return Fallback ? <Fallback error={failure.error} /> : null;
  }
}
