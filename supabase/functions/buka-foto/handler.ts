import { openFiles } from '../_shared/open-files.ts';
import type { ProjectApi } from '../_shared/project-api.ts';

/** Opens the photos of a complaint, or of a later message of its sender, for those who may read it. */
export const bukaFoto = (request: Request, project: ProjectApi): Promise<Response> =>
  openFiles(request, project, {
    idName: 'folder',
    missing: 'Keluhan yang fotonya dibuka tidak disebutkan.',
    noteFunction: 'note_photos_opened',
    bucket: 'keluhan_foto',
    failure: 'Foto belum dapat dibuka. Coba lagi.',
    answer: (signedURLs) => ({ signedURLs }),
  });
