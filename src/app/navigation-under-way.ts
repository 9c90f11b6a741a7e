import { createStore } from '@/lib/store';

/** Whether the code of the page that was asked for is still on its way. Not a context: that would wake the whole page. */
export const navigationUnderWay = createStore(false);
