// The test needs only the handles of the shop's scripts, so one file without code is enough for all.
