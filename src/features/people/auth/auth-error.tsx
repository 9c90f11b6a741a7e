import type { ReactNode } from 'react';

/** The error of the last attempt, above the fields it is about. */
export function AuthError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="rounded-xl border border-danger-600 bg-danger-50 px-4 py-3 text-danger-700">
      {children}
    </div>
  );
}
