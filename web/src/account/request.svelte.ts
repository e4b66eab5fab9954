/** A form that asks the server: busy while it does, and what went wrong. */
import { lobbyWords } from '../i18n/lobby';
import { problemText } from './problems';

export class Asking {
  isBusy = $state(false);
  problem = $state('');

  /** Do it, once at a time; true: it was done. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = problemText(error, lobbyWords().problems);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
