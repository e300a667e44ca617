/**
 * What a person tried is not possible, such as a press on a button that is not there; Discord's app would
 * not let it happen. The message is a sentence for that person.
 */
export class Refused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Refused';
  }
}
