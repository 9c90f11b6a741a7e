import { openFiles } from '../_shared/open-files.ts';
import type { ProjectApi } from '../_shared/project-api.ts';

/** Opens the proposal of an application for an admin. */
export const bukaProposal = (request: Request, project: ProjectApi): Promise<Response> =>
  openFiles(request, project, {
    idName: 'application_id',
    missing: 'Pengajuan yang dibuka tidak disebutkan.',
    noteFunction: 'note_proposal_opened',
    bucket: 'collaboration_documents',
    failure: 'Proposal belum dapat dibuka. Coba lagi.',
    answer: ([signedURL]) => ({ signedURL }),
  });
