import './index.css';
import { noteEarlyTap } from './app/early-tap';
import { fetchPointedAt } from './app/fetch-pointed-at';
import { applyStoredSidebar } from './app/layout/stored-sidebar';
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
fetchPointedAt();
void readEarly();
void run();
