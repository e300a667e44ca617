/**
 * A person tried what Discord's app does not allow, such as a press on a button that is not there. The
 * message is a sentence for that person.
 */
export class Refused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Refused';
  }
}
