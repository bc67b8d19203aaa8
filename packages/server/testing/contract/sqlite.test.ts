import { ENGINES } from '../engines.ts';
import { contract } from './contract.ts';

contract(ENGINES.sqlite);
