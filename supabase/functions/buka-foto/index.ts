import { ownProject } from '../_shared/project-api.ts';
import { bukaFoto } from './handler.ts';

const project = ownProject((name) => Deno.env.get(name));

Deno.serve((request) => bukaFoto(request, project));
