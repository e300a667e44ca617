import { showComposer } from './composer/composer.js';
import { showMessages } from './messages/message-list.js';
import { showPeople } from './sidebar/people-view.js';
import { showSidebar } from './sidebar/sidebar-view.js';
import { connection } from './state.js';
import { refreshTimestamps } from './time.js';

showSidebar();
showPeople();
showMessages();
showComposer();
refreshTimestamps();
connection.open();
