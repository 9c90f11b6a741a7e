import type { Document } from './model';
import { ringkasanEksekutif } from './texts/ringkasan-eksekutif';

/** The files under `public/docs`. */
export const downloads: readonly Document[] = [ringkasanEksekutif];
