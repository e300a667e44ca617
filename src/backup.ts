// Where crontabs and units of version 0.1 and 0.2 look for it.
import './tools/backup.ts';
