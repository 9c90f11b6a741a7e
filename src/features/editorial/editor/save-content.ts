import { contentKey } from './api';
import { contentMessages } from './messages';

/** What saving an entry and deleting it have in common. */
export const contentMutation = {
  messages: {
    added: (name: string, { status }: { status?: string }) =>
      status === 'draf' ? contentMessages.draftSaved(name) : contentMessages.published(name),
    updated(name: string, { status }: { status?: string }) {
      if (status === 'terbit') return contentMessages.published(name);
      return status === 'draf' ? contentMessages.withdrawn(name) : contentMessages.saved(name);
    },
    notAdded: contentMessages.notSaved,
    notUpdated: contentMessages.notSaved,
    deleted: contentMessages.deleted,
    notDeleted: contentMessages.notDeleted,
    deletedMeanwhile: contentMessages.deletedMeanwhile,
  },
  reloads: [contentKey],
};

/** What a save changes for visitors: whether the site is to be built anew. */
export const concernsVisitors = (saved: { input: { status: string }; base?: { status: string } }) =>
  saved.input.status === 'terbit' || saved.base?.status === 'terbit';
