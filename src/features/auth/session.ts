import type { User } from '@supabase/supabase-js';
import { forgetDraftsOfOthers, hasDrafts } from '@/lib/forms/draft';
import { retryWhenOnline } from '@/lib/retry-when-online';
import { createStore, useStore } from '@/lib/store';
import { storedUserId } from '@/lib/stored-session';
import { toast } from '@/lib/toast';

interface Session {
  user: User | null;
  /** A stored session or a link from a mail is being checked: `user` is not known yet. */
  isRestoring: boolean;
  /** Signed in by the mail for a forgotten password, in this tab. */
  isRecovering: boolean;
}

const signedOut: Session = { user: null, isRestoring: false, isRecovering: false };
const session = createStore(signedOut);
let isListening = false;
let isFromMail = false;
let isLeaving = false;

function endOfSession() {
  const end = 'Anda tidak lagi login di peramban ini.';
  return hasDrafts() ? `${end} Isian yang belum disimpan kembali setelah Anda login lagi.` : end;
}

/**
 * Follows the auth service's events; call before the first sign-in. Fetches the Supabase client.
 * @param knownUserId - whose session the page is restoring: finding them signed in is no news
 * @throws offline, or when the client's code is gone: the page goes on signed out
 */
export async function listenToAuth(knownUserId?: string) {
  if (isListening) return;
  isListening = true;
  try {
    // Visitors who never sign in never need it.
    const { getSupabase } = await import('@/lib/supabase');
    const supabase = await getSupabase();
    supabase.auth.onAuthStateChange((event, next) => {
      // The other tabs hear of it, too. Then it lasts until the password is changed: the client repeats SIGNED_IN.
      const current = session.get();
      const isRecovering =
        event === 'PASSWORD_RECOVERY'
          ? isFromMail
          : current.isRecovering && event !== 'USER_UPDATED' && next?.user.id === current.user?.id;
      session.set(next ? { user: next.user, isRestoring: false, isRecovering } : signedOut);
      const userId = next?.user.id;
      if (userId) forgetDraftsOfOthers(userId);
      // The client repeats SIGNED_IN for a restored session and whenever the tab is shown: only a new user is news.
      if (event === 'SIGNED_IN' && userId !== knownUserId) {
        toast({
          title: 'Login Berhasil!',
          description: `Selamat datang, ${next?.user.email ?? ''}`,
          variant: 'success',
        });
      }
      if (event === 'SIGNED_OUT' && knownUserId) {
        toast(
          isLeaving
            ? { title: 'Logout Berhasil!', description: 'Anda telah berhasil keluar.' }
            : { title: 'Sesi Berakhir', description: endOfSession() },
        );
      }
      knownUserId = userId;
    });
  } catch (error) {
    isListening = false;
    session.set(signedOut);
    throw error;
  }
}

/** For a sign-out that this tab's user asks for: others, in another tab or by the server, are told differently. */
export async function whileLeaving(signOut: () => Promise<void>) {
  isLeaving = true;
  try {
    await signOut();
  } finally {
    isLeaving = false;
  }
}

/** On page load: a visitor without a session or a link from a mail never fetches the client. */
export function startSession() {
  const answer = location.hash + location.search;
  if (/[#&?]error_code=/.test(answer)) reportDeadLink();
  isFromMail = /[#&]access_token=|[?&]code=/.test(answer);
  if (!storedUserId() && !isFromMail) return;
  session.set({ ...signedOut, isRestoring: true });
  void retryWhenOnline(() => listenToAuth(storedUserId()));
}

/** The auth service leads whoever follows an old link to the site all the same, with the reason in the address. */
function reportDeadLink() {
  history.replaceState(history.state, '', location.pathname);
  toast({
    title: 'Tautan Tidak Berlaku',
    description: 'Tautan itu sudah kedaluwarsa atau pernah dipakai. Minta yang baru melalui Login Admin.',
    variant: 'destructive',
    duration: 7000,
  });
}

/** Who is signed in; nobody while prerendering. */
export const useSession = () => useStore(session);
