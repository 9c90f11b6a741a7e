/**
 * Whether a key belongs to what is being composed, such as a word that the keyboard proposes: Safari tells of the Enter that
 * ends it with the key code 229 alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229;
