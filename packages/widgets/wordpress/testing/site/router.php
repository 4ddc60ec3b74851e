<?php
/** Serves WordPress with PHP's own server: static files as they are, PHP files and folders by their script, the rest by WordPress. */
$root = rtrim($_SERVER['DOCUMENT_ROOT'], '/');
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (preg_match('#^/two(/wp-(?:admin|content|includes)/.*|/wp-[\w-]+\.php)$#', $path, $match)) {
    $path = $match[1]; // the sites of a network share the files
}
$file = is_dir($root . $path) ? rtrim($root . $path, '/') . '/index.php' : $root . $path;
if (is_file($file) && substr($file, -4) !== '.php') {
    $types = ['js' => 'text/javascript', 'css' => 'text/css'];
    header('Content-Type: ' . ($types[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream'));
    readfile($file);
    return;
}
$file = is_file($file) ? $file : "$root/index.php";
$_SERVER['SCRIPT_FILENAME'] = $file;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = substr($file, strlen($root));
chdir(dirname($file));
require $file;
