import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchAccessMode, fetchAccounts } from './api';

export const accountsQuery = queryOptions({ queryKey: ['accounts'], queryFn: fetchAccounts });

/** All accounts, as admins see them. */
export const useAccounts = () => useQuery(accountsQuery);

export const accessModeQuery = queryOptions({ queryKey: ['access-mode'], queryFn: fetchAccessMode });

/** Who may manage data: everyone signed in, or approved accounts only. */
export const useAccessMode = () => useQuery(accessModeQuery);
