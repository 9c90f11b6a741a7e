import { createContext } from 'react';

/** Whether the page that was asked for is still on its way. */
export const NavigationUnderWay = createContext(false);
