import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { meantAddress } from '@/lib/url/meant-address';

/**
 * Redirects an address without a page to the one that was probably meant (`meantAddress`); shows `children` where there
 * is none.
 */
export function MeantPage({ children }: { children: ReactNode }) {
  const meant = meantAddress(useLocation());
  return meant ? <Navigate to={meant} replace /> : children;
}
