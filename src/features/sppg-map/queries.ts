import { useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/api';
import { fetchDistrictCounts, fetchSppgOfDistrict } from './api';
import { networkCounts } from './district-counts';

/** How many SPPG there are in each kabupaten and kota. */
export const useNetworkCounts = () =>
  useQuery({ queryKey: [...sppgKey, 'per-district'], queryFn: fetchDistrictCounts, select: networkCounts });

/** The SPPG of a kabupaten or kota, by name. */
export const useSppgOfDistrict = (nama: string) =>
  useQuery({ queryKey: [...sppgKey, 'of-district', nama], queryFn: () => fetchSppgOfDistrict(nama) });
