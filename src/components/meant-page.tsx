import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { meantAddress } from '@/lib/url/meant-address';

/** Where no page is: leads to the one that the address means, else shows `children`. */
export function MeantPage({ children }: { children: ReactNode }) {
  const meant = meantAddress(useLocation());
  return meant ? <Navigate to={meant} replace /> : children;
}
