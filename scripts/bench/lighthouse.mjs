import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its mobile defaults in a browser that is already open. It is fetched through npx, so that it
 * need not be a dependency of the project.
 * @param {string} url
 * @param {number} port the browser's debugging port
 * @returns {Promise<Record<string, number>>} the four scores out of 100
 */
export async function runLighthouse(url, port) {
  const options = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${categories.join()}`];
  const { stdout } = await run('npx', ['--yes', 'lighthouse@12.8.2', url, ...options], {
    maxBuffer: 2 ** 26,
  });
  /** @type {{ categories: Record<string, { score: number | null }> }} */
  const report = JSON.parse(stdout);
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  );
}
