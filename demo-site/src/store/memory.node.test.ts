import { memoryRepository } from './memory.ts';
import { describeRepository } from './repository-behaviour.ts';

describeRepository('the repository in memory', memoryRepository);
