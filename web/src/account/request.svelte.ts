/** A request of a form: whether it is running, and its error. */
import { lobbyWords } from '../i18n/lobby';
import { Problem } from '../wire/api';
import { problemText } from './problems';

export class Asking {
  isBusy = $state(false);
  problem = $state('');
  /** The field that the problem is about, such as `$.name`. */
  where = $state<string | null>(null);

  /** Run it unless it is already running; returns whether it succeeded. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = '';
    this.where = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = problemText(error, lobbyWords().problems);
      this.where = error instanceof Problem ? error.where : null;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
