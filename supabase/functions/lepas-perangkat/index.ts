import { ownProject } from '../_shared/project-api.ts';
import { lepasPerangkat } from './handler.ts';

const project = ownProject((name) => Deno.env.get(name));

Deno.serve((request) => lepasPerangkat(request, project));
