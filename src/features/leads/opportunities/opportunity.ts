import type { Picture } from '@/components/illustration';
import type { Download } from '@/features/shared/downloads/download-button';

/** A way to work with the company, as the overview shows it. */
export interface Opportunity {
  id: OpportunityId;
  title: string;
  image: Picture;
  description: string;
  content: readonly string[];
  contentType: 'benefits' | 'needs' | 'requirements';
  buttonText: string;
  detailPageUrl: string;
  email: string;
  /** Classes of the gradient above the list. */
  gradient: string;
  textColor: string;
  downloadFileName: string;
  downloadUrl?: Download['url'];
  /** The hint on how to submit a proposal. */
  uploadPrompt: string;
  /** Whether the picture stands on the right instead of the left. */
  reverseLayout?: boolean;
}

/** Titles by anchor id; a file of their own, so that a detail page doesn't load all texts of the overview. */
export const opportunityTitles = {
  'investasi-sppg': 'Investasi SPPG',
  'investasi-peralatan': 'Investasi Peralatan Dapur',
  'investasi-mobil-mbg': 'Investasi Mobil MBG',
  'rantai-pasok': 'Kemitraan Rantai Pasok',
  kontraktor: 'Kerja Sama Kontraktor',
  konsultan: 'Kerja Sama Konsultan',
  'tenaga-kerja': 'Tenaga Kerja dan Pelatihan',
} as const;

export type OpportunityId = keyof typeof opportunityTitles;

const emailedProposal = 'Proposal dikirim lewat email kemitraan';

/** The upload hints that the overview and the detail pages share. */
export const uploadPrompts = {
  vehicle: `${emailedProposal}: .pdf/.docx, maksimal 5MB.`,
  archive: `${emailedProposal}: .pdf/.zip, maksimal 10MB.`,
} as const;
