import { ownProject } from '../_shared/project-api.ts';
import { bukaProposal } from './handler.ts';

const project = ownProject((name) => Deno.env.get(name));

Deno.serve((request) => bukaProposal(request, project));
