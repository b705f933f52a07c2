/** Writes a line with the time of day. */
export const say = (text: string): void =>
  void process.stdout.write(`${new Date().toTimeString().slice(0, 8)}  ${text}\n`);
