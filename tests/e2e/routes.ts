import { readNews } from '../../scripts/content/news-article';
import { articlePath, paths } from '../../src/config/paths';

export const articles = readNews();

/** Every address of the site, as its configuration and its articles list them. */
export const routes: string[] = [...Object.values(paths), ...articles.map(({ slug }) => articlePath(slug))];

/** What visitors and search engines may open: prerendered with its content. */
export const publicRoutes = routes.filter((route) => !route.startsWith('/admin/'));
export const adminRoutes = routes.filter((route) => route.startsWith('/admin/'));
