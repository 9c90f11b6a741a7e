import { useMutation } from '@tanstack/react-query';
import { signOutOtherDevices } from '@/features/auth/api';
import { removeAvatar, saveAvatar } from './api';
import { settingsMessages } from './messages';
import { canvasToJpeg } from './picture';

interface NewAvatar {
  userId: string;
  /** Shows what is to be stored. */
  canvas: HTMLCanvasElement;
}

/** Stores a new profile picture. */
export function useSaveAvatar() {
  return useMutation({
    mutationFn: async ({ userId, canvas }: NewAvatar) =>
      saveAvatar({ userId, picture: await canvasToJpeg(canvas) }),
    meta: { success: settingsMessages.pictureSaved, failure: settingsMessages.pictureNotSaved },
  });
}

/** Removes the profile picture. */
export function useRemoveAvatar() {
  return useMutation({
    mutationFn: removeAvatar,
    meta: { success: settingsMessages.pictureRemoved, failure: settingsMessages.pictureNotRemoved },
  });
}

/** Ends the sessions of all other devices. */
export function useSignOutOtherDevices() {
  return useMutation({
    mutationFn: signOutOtherDevices,
    meta: {
      success: settingsMessages.otherDevicesSignedOut,
      failure: settingsMessages.otherDevicesNotSignedOut,
    },
  });
}
