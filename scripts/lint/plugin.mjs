import { filteredWrites } from './filtered-writes.mjs';
import { translationSafe } from './translation-safe.mjs';

export default {
  meta: { name: 'situs' },
  rules: { 'filtered-writes': filteredWrites, 'translation-safe': translationSafe },
};
