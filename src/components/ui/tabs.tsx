import * as TabsPrimitive from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Panels of which one is shown; arrow keys move between the tabs. */
export const Tabs = TabsPrimitive.Root;

export function TabList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return <TabsPrimitive.List className={clsx('flex flex-wrap', className)} {...props} />;
}

export function Tab({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={clsx(
        'flex min-h-11 flex-1 flex-col items-center border border-paper-line bg-white px-2 py-3 text-center first:rounded-l-2xl last:rounded-r-2xl not-first:-ml-px hover:bg-brand-50 focus-visible:z-10 data-[state=active]:z-1 data-[state=active]:border-brand-600 data-[state=active]:bg-brand-600 data-[state=active]:text-white',
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={clsx('mt-6', className)} {...props} />;
}
