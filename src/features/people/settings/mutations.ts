import type { User } from '@supabase/supabase-js';
import { useMutation } from '@tanstack/react-query';
import { signOutOtherDevices, updateUser } from '@/features/people/auth/api';
import { canvasToJpeg } from '@/lib/files/photo';
import { removeAvatar, saveAvatar } from './api';
import { settingsMessages } from './messages';

interface NewAvatar {
  userId: string;
  /** The canvas with the picture to be stored. */
  canvas: HTMLCanvasElement;
}

export function useSaveAvatar() {
  return useMutation({
    mutationFn: async ({ userId, canvas }: NewAvatar, context) =>
      saveAvatar({ userId, picture: await canvasToJpeg(canvas) }, context),
    meta: { success: settingsMessages.pictureSaved, failure: settingsMessages.pictureNotSaved },
  });
}

export function useRemoveAvatar() {
  return useMutation({
    mutationFn: removeAvatar,
    meta: { success: settingsMessages.pictureRemoved, failure: settingsMessages.pictureNotRemoved },
  });
}

/** Asks for another e-mail; where changes are not confirmed, it is changed at once. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (email: string, context) => updateUser({ email }, context),
    meta: {
      success: (user: User, email: string) =>
        user.email === email ? settingsMessages.emailChanged(email) : settingsMessages.emailAsked(email),
      failure: settingsMessages.emailNotChanged,
    },
  });
}

export function useSignOutOtherDevices() {
  return useMutation({
    mutationFn: (_: void, context) => signOutOtherDevices(context),
    meta: {
      success: settingsMessages.otherDevicesSignedOut,
      failure: settingsMessages.otherDevicesNotSignedOut,
    },
  });
}
