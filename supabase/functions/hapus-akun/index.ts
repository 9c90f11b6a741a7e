import { ownProject } from '../_shared/project-api.ts';
import { hapusAkun } from './handler.ts';
import { hostedProject } from './hosted-project.ts';

const project = hostedProject(ownProject((name) => Deno.env.get(name)));

Deno.serve((request) => hapusAkun(request, project));
