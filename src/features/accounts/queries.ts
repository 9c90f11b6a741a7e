import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchAccessMode, fetchAccounts } from './api';

export const accountsQuery = queryOptions({ queryKey: ['accounts'], queryFn: fetchAccounts });

export const useAccounts = () => useQuery(accountsQuery);

export const accessModeQuery = queryOptions({ queryKey: ['access-mode'], queryFn: fetchAccessMode });

/** Who may manage data: everyone signed in, or only approved accounts. */
export const useAccessMode = () => useQuery(accessModeQuery);
