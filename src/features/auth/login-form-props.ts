/** What the forms of the login dialog share: the address that was typed, and whether an answer is being waited for. */
export interface LoginFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  isBusy: boolean;
  onBusyChange: (isBusy: boolean) => void;
  onClose: () => void;
}
