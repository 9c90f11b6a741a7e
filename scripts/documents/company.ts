import { row } from 'virtual:content/company';
import { companyOf } from '@/lib/content/company-row';

/** The company's data that documents print: those of the configured Supabase, else of the seed. */
export const company = companyOf(row);
