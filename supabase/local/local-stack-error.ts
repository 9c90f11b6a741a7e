/** A problem that the developer can solve. The message is a whole sentence, shown without a stack trace. */
export class LocalStackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
