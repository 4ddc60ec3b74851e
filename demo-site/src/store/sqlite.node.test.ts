import { sqliteRepository } from './sqlite.ts';
import { describeRepository } from './testing/repository-behaviour.ts';

describeRepository('the repository in SQLite', () => sqliteRepository(':memory:'));
