import { announceDownload } from '@/features/downloads/start-download';
import { saveFile } from '@/lib/save-file';
import { templateCsv } from './template';

/** Lets the browser save CSV text and says so. */
export function saveCsv(csv: string, fileName: string) {
  saveFile(csv, fileName, 'text/csv;charset=utf-8');
  announceDownload(fileName);
}

export function saveTemplate() {
  saveCsv(templateCsv(), 'template-impor-sppg.csv');
}
