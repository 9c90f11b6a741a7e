import './index.css';
import { noteEarlyTap } from './app/early-tap';
import { applyStoredSidebar } from './app/layout/stored-sidebar';
import { prefetchPointedAt } from './app/prefetch-pointed-at';
import { readEarly } from './app/read-early';
import { whenNeeded } from './app/when-needed';
import { untilLoaded } from './lib/late-code';

async function run() {
  await whenNeeded();
  const { start } = await untilLoaded(() => import('./app/start'));
  start();
}

applyStoredSidebar();
noteEarlyTap();
prefetchPointedAt();
void readEarly();
void run();
