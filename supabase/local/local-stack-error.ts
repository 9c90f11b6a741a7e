/** A problem the developer can solve: its message is a whole sentence and is shown without a stack trace. */
export class LocalStackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
