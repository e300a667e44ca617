import type { Person } from '../../../src/model/match.ts';

export const AKI: Person = { id: '100000000000000001', name: 'Aki' };
export const BENI: Person = { id: '100000000000000002', name: 'Beni' };
export const CHIKA: Person = { id: '100000000000000003', name: 'Chika' };
export const DAIGO: Person = { id: '100000000000000004', name: 'Daigo' };
export const EMI: Person = { id: '100000000000000005', name: 'Emi' };
export const FUMI: Person = { id: '100000000000000006', name: 'Fumi' };

export const SERVER = '200000000000000001';
export const CHANNEL = '300000000000000001';
export const HERE = { channelId: CHANNEL };
export const WHERE = { serverId: SERVER, channelId: CHANNEL };
