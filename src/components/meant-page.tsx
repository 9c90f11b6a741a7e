import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { meantAddress } from '@/lib/url/meant-address';

/** Leads from an address without a page to the page that it means; without such a page shows `children`. */
export function MeantPage({ children }: { children: ReactNode }) {
  const meant = meantAddress(useLocation());
  return meant ? <Navigate to={meant} replace /> : children;
}
