/** A request of a form: whether it is running, and its error. */
import { lobbyWords } from '../i18n/lobby';
import { problemText } from './problems';

export class Asking {
  isBusy = $state(false);
  problem = $state('');

  /** Run it unless it is already running; returns whether it succeeded. */
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
