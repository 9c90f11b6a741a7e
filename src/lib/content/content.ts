import { createContext, use, useEffect, useState } from 'react';
import { revision as builtRevision } from 'virtual:content/revision';
import { withoutReload } from '@/lib/chunks';
import { once } from '@/lib/once';
import { createStore, type Store, useStore } from '@/lib/store';
import { asVisitor, fetchRevision } from '@/lib/supabase/published-rows';
import type { TablesClient } from '@/lib/supabase/tables';

/*
 * Pages show what admins had published when the site was built. Once a visit, when the browser is idle, one small request asks
 * whether there is anything newer; then the topics that the page shows are read and replace what was built. When that fails,
 * it stays. What is urgent is asked for again (`useLiveContent`).
 */

/** A part of the content, such as the list of articles. */
export interface Topic<Value> {
  /** The topic's value in an instance of the site; at first what was built. */
  storeIn: (content: Content) => Store<Value>;
  /** Reads what is published now. */
  read: (tables: TablesClient) => Promise<Value>;
  /** Whether it changes without a new revision, as what is counted does: then it is read once a visit. */
  isCounted: boolean;
}

export interface Content {
  /** Lets topics that are shown be asked for, now and later in this visit. */
  start: () => void;
  started: Promise<void>;
  /** Brings a topic up to date if anything is newer than the build. Never rejects. */
  refresh: <Value>(topic: Topic<Value>) => Promise<void>;
  /** As `refresh`, but asks again whether anything is newer, also where this visit has asked before. */
  renew: <Value>(topic: Topic<Value>) => Promise<void>;
}

/** Creates a topic with its built value. */
export function createTopic<Value>(
  built: Value,
  read: Topic<Value>['read'],
  { isCounted = false } = {},
): Topic<Value> {
  const stores = new WeakMap<Content, Store<Value>>();
  return {
    read,
    isCounted,
    storeIn(content) {
      const store = stores.get(content) ?? createStore(built);
      stores.set(content, store);
      return store;
    },
  };
}

export function createContent(): Content {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  let askForRevision = once(fetchRevision);
  const shownRevisions = new Map<object, number>();
  const refreshing = new Map<object, Promise<void>>();
  const renewing = new Map<object, Promise<void>>();

  async function read<Value>(topic: Topic<Value>) {
    const revision = topic.isCounted ? Infinity : await askForRevision();
    if (revision <= (shownRevisions.get(topic) ?? builtRevision)) return;
    // The page is complete as it was built: a chunk that fails to load here must not reload it.
    topic.storeIn(content).set(await withoutReload(() => asVisitor(topic.read)));
    shownRevisions.set(topic, revision);
  }

  const content: Content = {
    start,
    started,
    refresh(topic) {
      const running = refreshing.get(topic) ?? read(topic).catch(() => void refreshing.delete(topic));
      refreshing.set(topic, running);
      return running;
    },
    renew(topic) {
      askForRevision = once(fetchRevision);
      const running =
        renewing.get(topic) ??
        read(topic)
          .catch(() => undefined)
          .finally(() => renewing.delete(topic));
      renewing.set(topic, running);
      return running;
    },
  };
  return content;
}

/** Where nothing provides another, pages show what was built. */
export const ContentContext = createContext(createContent());

/** A topic of the content: what was built, then what is newer. */
export function useContent<Value>(topic: Topic<Value>): Value {
  const content = use(ContentContext);
  useEffect(() => void content.started.then(() => content.refresh(topic)), [content, topic]);
  return useStore(topic.storeIn(content));
}

const minuteMs = 60_000;

/** As `useContent`, and asked for again every minute while the page is looked at, and when somebody comes back to it. */
export function useLiveContent<Value>(topic: Topic<Value>): Value {
  const content = use(ContentContext);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void content.started.then(() => content.renew(topic));
    };
    const timer = setInterval(renew, minuteMs);
    document.addEventListener('visibilitychange', renew);
    addEventListener('focus', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      removeEventListener('focus', renew);
    };
  }, [content, topic]);
  return useContent(topic);
}

/** Asks at once whether a topic has anything newer; true when its value is as new as it can be. */
export function useIsSettled<Value>(topic: Topic<Value>): boolean {
  const content = use(ContentContext);
  const [settled, setSettled] = useState<Topic<Value>>();
  useEffect(() => {
    let isCurrent = true;
    void content.refresh(topic).then(() => isCurrent && setSettled(topic));
    return () => void (isCurrent = false);
  }, [content, topic]);
  return settled === topic;
}
