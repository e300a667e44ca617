import { showComposer } from './composer.js';
import { showMessages } from './message-list.js';
import { showPeople } from './people-view.js';
import { showSidebar } from './sidebar-view.js';
import { connection } from './state.js';
import { refreshTimestamps } from './time.js';

showSidebar();
showPeople();
showMessages();
showComposer();
refreshTimestamps();
connection.open();
