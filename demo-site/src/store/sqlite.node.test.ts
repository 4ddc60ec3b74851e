import { describeRepository } from './repository-behaviour.ts';
import { sqliteRepository } from './sqlite.ts';

describeRepository('the repository in SQLite', () => sqliteRepository(':memory:'));
