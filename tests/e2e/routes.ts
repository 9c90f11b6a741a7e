import { articlePath, paths } from '../../src/config/paths';
import { newsSlugs } from '../../src/features/news/slugs';

/** Every address of the site, as its configuration lists them. */
export const routes = [...Object.values(paths), ...newsSlugs.map(articlePath)];

/** What visitors and search engines may open: prerendered with its content. */
export const publicRoutes = routes.filter((route) => !route.startsWith('/admin/'));
export const adminRoutes = routes.filter((route) => route.startsWith('/admin/'));
